/** How often a test repeats a race or random input: a tenth of it in `npm test`, all of it in `npm run prove -- rounds`. */
export const rounds = (all: number) => (process.env.ALL_ROUNDS ? all : Math.ceil(all / 10))

/** The items of one turn: a fifth of them in `npm test`, so that five turns take each once; otherwise all of them. */
export const shareOf = <Item>(items: Item[], turn: number) =>
  process.env.ALL_ROUNDS ? items : items.filter((_, index) => (index + turn) % 5 === 0)
