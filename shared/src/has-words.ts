/**
 * Whether one of the values has the words that a list kept by hand is searched for. In double quotes they are a whole value:
 * `"USD"` does not find USDT.
 */
export const hasWords = (values: readonly unknown[], wanted = ''): boolean => {
  const words = wanted.trim().toLowerCase()
  const whole = /^"(.+)"$/.exec(words)?.[1]
  return values.some(value => {
    const text = String(value ?? '').toLowerCase()
    return whole === undefined ? text.includes(words) : text === whole
  })
}
