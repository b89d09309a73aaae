const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * A text with its references to characters in place of them. `isLoose`: an `&` that begins none stays, as banks write it in OFX;
 * else such a text is none, and the answer nothing.
 */
export const decodeEntities = (raw: string, isLoose: boolean): string | undefined => {
  if (!raw.includes('&')) return raw
  let isWrong = false
  const read = raw.replaceAll(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w{1,8}));|&/g, (...found) => {
    const [whole, decimal, hexadecimal, name] = found as [string, string?, string?, string?]
    const text = (decimal ?? hexadecimal) ? character(decimal, hexadecimal) : named[name ?? '']
    if (text === undefined) isWrong = true
    return text ?? whole
  })
  return isWrong && !isLoose ? undefined : read
}

const character = (decimal: string | undefined, hexadecimal: string | undefined): string | undefined => {
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  const isOne = point > 0 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff)
  return isOne ? String.fromCodePoint(point) : undefined
}
