/** A question to the screening service: an address or a TXID, and which way the money goes. */
export type ScreeningQuestion = {
  readonly kind: 'address' | 'txid'
  readonly value: string
  readonly currency: string
  readonly network: string
  readonly direction: 'in' | 'out'
}

/** A whole number from 0 (no risk) to 100, and the reasons as codes of letters, digits and `-`. */
export type ScreeningAnswer = { readonly score: number; readonly risks: readonly string[] }

/** A service that knows the risk of addresses and transactions. Rejects when it gives no answer; the caller may ask again. */
export type Screening = {
  readonly source: 'http' | 'demo'
  readonly ask: (question: ScreeningQuestion) => Promise<ScreeningAnswer>
}
