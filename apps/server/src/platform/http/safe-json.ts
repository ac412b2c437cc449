const DANGEROUS = ['__proto__', 'constructor', 'prototype']

/** JSON from outside, inside a string. Keys that could reach an object's prototype are an error. */
export const parseSafely = (text: string): unknown =>
  JSON.parse(text, (key, value) => {
    if (DANGEROUS.includes(key)) throw new SyntaxError(`The key ${key} is not allowed.`)
    return value
  })
