/** The two primitives that a receipt is checked with. */
export type Primitives = {
  readonly sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>
  /** Whether an Ed25519 signature of 64 bytes is a message's, by a public key of 32 bytes. */
  readonly verify: (
    publicKey: Uint8Array<ArrayBuffer>,
    signature: Uint8Array<ArrayBuffer>,
    message: Uint8Array<ArrayBuffer>,
  ) => Promise<boolean>
}

/** SHA-256 and Ed25519 by Node or the browser. */
export declare const webCrypto: Primitives

/** Why a check fails. */
export type MisfitCode =
  | 'no-text'
  | 'no-receipt'
  | 'no-event'
  | 'malformed'
  | 'bad-key'
  | 'wrong-key-id'
  | 'other-log'
  | 'not-signed'
  | 'bad-signature'
  | 'no-such-index'
  | 'other-event'

/** The facts a check is about, by name; which are there depends on the check and the code. */
export type CheckFacts = Readonly<
  Partial<
    Record<'origin' | 'key' | 'witness' | 'seen' | 'signers', string> & Record<'index' | 'line', number>
  >
>

/** One check of a receipt. `message` says in English why it does not fit. */
export type Check = {
  readonly name: 'file' | 'key' | 'log' | 'signature' | 'event' | 'witness'
  readonly about: CheckFacts
} & ({ readonly fits: true } | { readonly fits: false; readonly code: MisfitCode; readonly message: string })

/** A receipt's parts, as the file has them. */
export type ReceiptFile = {
  readonly leaf: Uint8Array
  readonly index: number
  readonly hashes: readonly Uint8Array[]
  readonly signed: string
  readonly origin: string
  readonly tree: { readonly size: number; readonly root: Uint8Array }
  readonly signatures: readonly { readonly name: string; readonly id: string; readonly bytes: Uint8Array }[]
}

/** An event as its sealed bytes say it; `said` is its metadata, `at` (ISO, UTC) the time of the decision. */
export type ReceiptEvent = {
  readonly previousHash: string
  readonly stream: string
  readonly revision: number
  readonly id: string
  readonly type: string
  readonly data: unknown
  readonly said: unknown
}

/** A receipt after all checks. `receipt` and `event` are what the file says, proven only when `holds`. */
export type Checked = {
  readonly holds: boolean
  readonly checks: readonly Check[]
  readonly receipt: ReceiptFile | undefined
  readonly event: ReceiptEvent | undefined
}

/** Checks a receipt, as bytes, against the log's key (a vkey) and those of the witnesses that have to have seen it. */
export declare const checkReceipt: (
  bytes: Uint8Array,
  keys: { readonly key: string; readonly witnesses?: readonly string[]; readonly primitives?: Primitives },
) => Promise<Checked>
