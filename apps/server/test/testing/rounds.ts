/** How often a test repeats a race or random input: a tenth of it in `npm test`, all of it in `npm run prove -- rounds`. */
export const rounds = (all: number) => (process.env.ALL_ROUNDS ? all : Math.ceil(all / 10))
