import * as v from 'valibot'

/** The keys, the name and the witnesses of the sealed log. */
export type SealConfig = {
  /** 32 bytes, in base64url or as 64 hexadecimal digits: signs the checkpoints. */
  readonly sealKey: string
  /** The log's name: a URL without its scheme. */
  readonly sealOrigin: string
  /** Lines of public keys (vkeys) that signed before `sealKey`. */
  readonly sealKeysBefore: readonly string[]
  /** The witnesses that are asked to cosign: the line of the public key, and the address. */
  readonly witnesses: readonly WitnessConfig[]
}

/** A witness: its public key in the form of a signed note's verifier, and the address that it takes checkpoints at. */
export type WitnessConfig = { readonly key: string; readonly url: string }

/** Signs when SEAL_KEY is not set; anyone can read it here, so production refuses it. */
export const developmentSealKey = 'c3Ryb25ncm9vbS1kZXZlbG9wbWVudC1zZWFsLWtleSE'

const sealKey = v.pipe(
  v.string(),
  v.regex(/^([A-Za-z0-9_-]{43}|[0-9a-f]{64})$/, 'must be 32 bytes in base64url or hexadecimal'),
)

const vkey = String.raw`[^\s+,]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]{44}`

/** Several, with commas between. */
const listOf = (one: string, message: string) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^${one}(,${one})*$`), message),
    v.transform(text => text.split(',')),
  )

/** The variables of the sealed log, for the schema of a process's configuration. */
export const sealVariables = {
  SEAL_KEY: v.optional(sealKey, developmentSealKey),
  SEAL_ORIGIN: v.optional(
    v.pipe(v.string(), v.regex(/^[^\s+]+$/, 'must be a name without spaces and plus signs')),
  ),
  SEAL_KEYS_BEFORE: v.optional(listOf(vkey, 'must be <name>+<id>+<key>, with commas between several')),
  WITNESSES: v.optional(
    listOf(`${vkey}=https?://[^\\s,]+`, 'must be <name>+<id>+<key>=<address>, with commas between several'),
  ),
}

type SealVariables = v.InferOutput<v.ObjectSchema<typeof sealVariables, undefined>>

/** Without a name of its own the log is called by its address. */
export const toSeal = (given: SealVariables, publicUrl: string): SealConfig => ({
  sealKey: given.SEAL_KEY,
  sealOrigin: given.SEAL_ORIGIN ?? `${publicUrl.replace(/^https?:\/\/|\/+$/g, '')}/log`,
  sealKeysBefore: given.SEAL_KEYS_BEFORE ?? [],
  witnesses: (given.WITNESSES ?? []).map(toWitness),
})

/** The address begins behind the `=` that follows the key: a key has none. */
const toWitness = (text: string): WitnessConfig => {
  const end = text.indexOf('=http')
  return { key: text.slice(0, end), url: text.slice(end + 1) }
}
