/** An event store of others, reduced to the raced operation: one event at an expected version. */
export type Peer = {
  readonly name: string
  /** Appends the event number `n` (from 0) of a stream, refusing it when the stream is not at `n`. */
  readonly append: (stream: string, n: number) => Promise<unknown>
  /** Appends at the end of a stream, wherever that is; only where a peer is raced on one hot stream. */
  readonly push?: (stream: string, n: number) => Promise<unknown>
  readonly close: () => Promise<unknown>
}

/** The event that every contender writes: about 300 bytes of JSON, like a quick pay. */
export const payload = (stream: string, n: number) => ({
  paymentId: `0b5e1f9e-5a0c-5b3e-9a56-${String(n).padStart(12, '0')}`,
  to: '100045',
  currency: 'USD',
  amount: '25.50',
  legs: [
    { account: `user:${stream}:available`, currency: 'USD', amount: '-25.50' },
    { account: 'house:transit', currency: 'USD', amount: '25.50' },
  ],
})
