/** Typed beside an approval: a fee or a share of the amount, and the transaction's id elsewhere. */
export type ApprovalTerms = {
  readonly fee?: string | undefined
  readonly feeRate?: string | undefined
  readonly externalTxId?: string | undefined
}
