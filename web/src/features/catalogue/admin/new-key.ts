const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const keyLength = 32

/** A new API key: 32 characters out of 64, from the browser's own source of randomness. */
export const newApiKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(keyLength)), byte => letters[byte % letters.length]).join(
    '',
  )
