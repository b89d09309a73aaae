/** An item before it is matched, or with its match. */
export type NewItem = {
  readonly id: string
  readonly side: 'line' | 'entry'
  readonly bookedOn: string
  readonly amount: string
  readonly currency: string
  readonly reference: string
  readonly counterparty: string
  readonly eventId: string | null
  readonly type: string | null
  readonly shown: string | null
  readonly isNear: boolean
  /** Of a line: the same for the same line in another file of its source. */
  readonly key: string | null
  readonly match: Omit<Matched, 'id'> | null
}

/** One item of a match. `difference` is null where there is none. */
export type Matched = {
  readonly id: string
  readonly match: number
  readonly rule: string
  readonly difference: string | null
}
