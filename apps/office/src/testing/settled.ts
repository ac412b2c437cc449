import { act } from '@testing-library/react'

/** Gives what an event set off the time to happen, so that a test that nothing happened can fail. */
export const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))
