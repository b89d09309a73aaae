export const deleted = 0x7fffffffffffffffn

/** The statements about a stream in the last event of `$$stream`. */
export type StreamMetadata = {
  readonly raw: Record<string, unknown>
  readonly truncateBefore: bigint
  readonly maxCount: number | undefined
  readonly maxAgeS: number | undefined
}

export const noMetadata: StreamMetadata = {
  raw: {},
  truncateBefore: 0n,
  maxCount: undefined,
  maxAgeS: undefined,
}

/** Nothing when the bytes are no metadata, which a node ignores. */
export const readStreamMetadata = (bytes: Uint8Array): StreamMetadata | undefined => {
  try {
    const raw = JSON.parse(Buffer.from(bytes).toString('utf8'))
    // A client may have rounded the number that means "deleted" on its way through a float.
    const truncateBefore = BigInt(raw.$tb ?? 0)
    return {
      raw,
      truncateBefore: truncateBefore >= 9223372036854775000n ? deleted : truncateBefore,
      maxCount: raw.$maxCount,
      maxAgeS: raw.$maxAge,
    }
  } catch {
    return undefined
  }
}
