/** The member whose wallet or membership a stream holds. */
export const memberOf = (stream: string): string | undefined =>
  stream.startsWith('wallet-') || stream.startsWith('member-') ? stream.slice('wallet-'.length) : undefined
