import { sumOf } from './money.ts'

/**
 * The proof of liabilities: one Merkle sum tree a currency over what the house owes its members. A node carries a hash and the
 * sum of all amounts below it, and the hash covers the sums, so that nobody's amount can be left out of the total that a member's
 * own leaf leads to. The functions here are pure and take SHA-256 from their caller: browsers and Node have different ones.
 */

/** A hash (64 hexadecimal digits), and the sum below it: a decimal without sign and idle zeros. */
export type SumNode = { readonly hash: string; readonly amount: string }

/** The content of a leaf. `salt` is 32 random bytes in hexadecimal, new for each leaf: without it, a hash tells nothing. */
export type SumLeaf = {
  readonly salt: string
  readonly uid: string
  readonly currency: string
  readonly amount: string
}

/** The node beside the way up, and the side it stands on. */
export type SumStep = SumNode & { readonly side: 'left' | 'right' }

/** One currency of a proof: its total, and the root of its tree. */
export type SumTotal = { readonly currency: string; readonly amount: string; readonly root: string }

/** A part of a member's balance in one currency, with the way from its leaf to the root of the currency's tree. */
export type CountedAmount = {
  readonly currency: string
  readonly amount: string
  readonly salt: string
  readonly leaf: string
  readonly path: readonly SumStep[]
}

/** SHA-256 of the UTF-8 bytes of a text, as 64 lower-case hexadecimal digits. */
export type Sha256 = (text: string) => string | Promise<string>

/** The texts that are hashed begin with 0, 1 and 2: a leaf cannot pass for a node, nor either for the root over all. */
export const leafText = ({ salt, uid, currency, amount }: SumLeaf): string =>
  `\0${salt}\n${uid}\n${currency}\n${amount}`

/** The text of a node over two others, whose hash is the node’s. Its amount is not in it: it is the sum of the two. */
export const nodeText = (left: SumNode, right: SumNode): string =>
  `\u0001${left.amount}\n${left.hash}\n${right.amount}\n${right.hash}`

/** The text of the root over all currencies, which stand in the order of their codes. */
export const rootText = (totals: readonly SumTotal[]): string =>
  `\u0002${totals.map(({ currency, amount, root }) => `${currency}\n${amount}\n${root}\n`).join('')}`

const AMOUNT = /^(0|[1-9]\d*)(\.\d*[1-9])?$/
const HASH = /^[0-9a-f]{64}$/

/** Whether a text is an amount as the trees write it: not below zero, without idle zeros. */
export const isCountable = (amount: string): boolean => AMOUNT.test(amount)

/** Why a path proves nothing: an amount that is below zero or none, a text that is no hash, a way to another tree, the receipt of another event, or one leaf twice. */
export class RefusedPath extends Error {
  override readonly name = 'RefusedPath'
  readonly why: 'amount' | 'hash' | 'leaf' | 'currency' | 'total' | 'root' | 'event' | 'twice'
  constructor(why: RefusedPath['why'], message: string) {
    super(message)
    this.why = why
  }
}

const refuseOdd = ({ hash, amount }: SumNode): void => {
  if (!isCountable(amount)) throw new RefusedPath('amount', `${amount} is no amount of zero or more`)
  if (!HASH.test(hash)) throw new RefusedPath('hash', 'A hash has 64 hexadecimal digits')
}

/** Two nodes joined: the one above them. */
export const joinNodes = async (left: SumNode, right: SumNode, sha256: Sha256): Promise<SumNode> => ({
  hash: await sha256(nodeText(left, right)),
  amount: sumOf(left.amount, right.amount),
})

/** The totals that the root of a proof is made of have to be well-formed, each currency once. Throws `RefusedPath`. */
export const verifyTotals = async (
  totals: readonly SumTotal[],
  root: string,
  sha256: Sha256,
): Promise<void> => {
  for (const { amount, root: hash } of totals) refuseOdd({ hash, amount })
  for (const [at, { currency }] of totals.entries())
    if (at > 0 && currency <= (totals[at - 1]?.currency ?? ''))
      throw new RefusedPath('currency', `${currency} stands out of its order`)
  if ((await sha256(rootText(totals))) !== root)
    throw new RefusedPath('root', 'The root is not made of these totals')
}

/** That a member's amount is inside the total of its currency. Throws `RefusedPath`. */
export const verifyCounted = async (
  { uid, counted }: { readonly uid: string; readonly counted: CountedAmount },
  totals: readonly SumTotal[],
  sha256: Sha256,
): Promise<void> => {
  const { currency, amount, salt, path } = counted
  refuseOdd({ hash: salt, amount })
  let node: SumNode = { amount, hash: await sha256(leafText({ salt, uid, currency, amount })) }
  if (node.hash !== counted.leaf)
    throw new RefusedPath('leaf', 'The leaf is not of this member and this amount')
  for (const { side, ...beside } of path) {
    refuseOdd(beside)
    node = await (side === 'left' ? joinNodes(beside, node, sha256) : joinNodes(node, beside, sha256))
  }
  const total = totals.find(each => each.currency === currency)
  if (total?.root !== node.hash || total.amount !== node.amount)
    throw new RefusedPath('total', `The path does not lead to the total in ${currency}`)
}
