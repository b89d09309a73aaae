const fewestCharacters = 8

/** Whether a key has few characters, or is a short piece written again and again. 32 random bytes have more, however they are written. */
export const repeatsItself = (key = ''): boolean =>
  key !== '' && (new Set(key).size < fewestCharacters || /^(.{1,16})\1+$/.test(key))
