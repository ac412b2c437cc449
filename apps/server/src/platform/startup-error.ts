/** A reason not to start, in one sentence for the person at the terminal. */
export class StartupError extends Error {}
