import { createHash, randomUUID } from 'node:crypto'
import { catalogueDecider, catalogueId } from '@strongroom/ledger/catalogue'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { readAddress } from '../chain/chain-address.ts'
import * as depositAddresses from '../vault/deposit-addresses.ts'
import type { Api, Person } from './api.ts'
import { shown } from './fund.ts'

/** The `{json}` of a path. */
export const filter = (fields: object): string => encodeURIComponent(JSON.stringify(fields))

/** An address of ERC20, the same for a number each time. It is of digits alone, which no checksum writes otherwise, and of no pattern. */
export const addressNumber = (n: number): string => {
  const payload = createHash('sha256').update(`address ${n}`).digest('hex').slice(0, 40)
  return `0x${payload.replaceAll(/[a-f]/g, letter => String(letter.charCodeAt(0) - 97))}`
}
/** The central address of ERC20. */
export const centralAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

/** Brings an address in, as the start of a platform does, and gives it to a member. */
export const giveAddress = async (api: Api, member: Person, address: string, network = 'ERC20') => {
  const written = readAddress(network, address)
  if (!written) throw new Error('this is no address')
  await depositAddresses.add(api.db, network, [written])
  const body = { currency: 'USDC', network }
  const given = await api.post('/ccaddress/checkcreateuseraddress/S', body, { as: member })
  const { id, ccaddress } = given.body.data[0]
  if (!id) throw new Error('no address was given')
  return { id, ccaddress } as { id: string; ccaddress: string }
}

/** Sets the central address of ERC20, or that of another setting, as the start of a platform does. */
export const setCentral = async (
  api: Api,
  field_value: string,
  field_code = 'ercCentralAddress',
): Promise<void> => saveAtStart(api, { field_code, field_value, shown: false })

/** Saves a setting as the start of a platform does, without administrators. */
export const saveAtStart = async (
  { ledger, catalogue }: Api,
  value: { field_code: string; field_value: string; shown: boolean },
) => {
  const id = value.field_code
  const outcome = await ledger.handle(catalogueDecider, catalogueId('sys-config', id), {
    id: randomUUID(),
    actor: { kind: 'system', id: 'test' },
    correlationId: 'test',
    command: { type: 'SaveEntry', input: { kind: 'sys-config', id, value } },
  })
  if (outcome.kind === 'refused') throw new Error('the setting was refused')
  if (outcome.position) await catalogue.seen(outcome.position)
}

/** A top-up that finance has approved. */
export const topUp = async (
  api: Api,
  { uid }: Person,
  { currency: code, network, amount }: { currency: string; network: string; amount: string },
): Promise<void> => {
  const currency = api.catalogue.currency(code)
  if (!currency) throw new Error(`the tests have no ${code}`)
  const topUpId = randomUUID()
  const handle = async (command: WalletCommand) => {
    const about = { id: randomUUID(), actor: { kind: 'system', id: 'test' }, correlationId: 'test' } as const
    const outcome = await api.ledger.handle(walletDecider, uid, { ...about, command })
    if (outcome.kind === 'refused') throw new Error(`no money: ${outcome.refusal.kind}`)
  }
  await handle({
    type: 'SubmitTopUp',
    input: { topUpId, currency: code, network, amount, txid: topUpId },
    given: { verified: true, currency, networkOffered: true },
  })
  await handle({ type: 'ApproveTopUp', input: { topUpId }, given: { approver: 'test', currency } })
  await shown(api)
}
