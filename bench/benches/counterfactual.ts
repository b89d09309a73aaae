import { createLedger, factOf, newId } from '@strongroom/ledger/eventlog'
import { createMemoryLog, type Log } from '@strongroom/ledger/eventlog/log'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import { type Wallet, type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { replayCounterfactual } from '@strongroom/projections/audit'
import type { Currency } from '@strongroom/shared'
import { type Result, race } from '../lib/measure.ts'
import { type Line, told } from '../lib/report.ts'
import type { BenchServer } from '../lib/server.ts'

const usualEvents = 100_000
/** Events of one member: money first, then withdrawals and swaps in turn. */
const OF_A_MEMBER = 100
const USD: Currency = { code: 'USD', scale: 2 }
const USDC: Currency = { code: 'USDC', scale: 6 }

/**
 * Commands of a log decided again under another withdrawal fee, against folding the same log into the same wallets and deciding
 * nothing. Both read it from memory, so that the ratio is about deciding twice and comparing.
 */
export const counterfactual = async (
  _: BenchServer,
  rounds: number,
  roundMs: number,
  { events = usualEvents }: { readonly events?: number } = {},
): Promise<Line[]> => {
  const log = await filled(events)
  const again = async () => {
    const asked = { terms: { withdrawFee: '6' } }
    const report = await replayCounterfactual({ log, asked, onProgress: async () => {} })
    if (report.decided < events || report.differ === 0) throw new Error('the log was not decided again')
  }
  const [ours, plain] = (await race(
    [
      { name: 'decided again', once: again },
      { name: 'plain replay', once: () => plainReplay(log) },
    ],
    { clients: 1, rounds, roundMs },
  )) as [Result, Result]
  const note = `${told(ours)} against ${told(plain)}, ${events} events a time`
  return [{ bench: 'counterfactual', against: plain.name, ratio: ours.p50 / plain.p50, note }]
}

const plainReplay = async (log: Log): Promise<void> => {
  const wallets = new Map<string, Wallet>()
  const scan = log.scan(undefined)
  try {
    for (let page = await scan.next(); page.length > 0; page = await scan.next())
      for (const event of page) {
        const { stream, data } = decodeEvent(event, { trusted: true })
        const before = wallets.get(stream) ?? walletDecider.initial(stream.slice('wallet-'.length))
        wallets.set(stream, walletDecider.evolve(before, factOf(walletDecider, { data })))
      }
  } finally {
    await scan.close()
  }
}

const filled = async (events: number): Promise<Log> => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const members = Math.ceil(events / OF_A_MEMBER)
  for (let member = 0; member < members; member += 1) {
    const uid = String(7_000_000 + member)
    for (const command of commandsOf(OF_A_MEMBER)) {
      const about = {
        actor: { kind: 'member', id: uid },
        correlationId: 'bench',
        catalogueAt: undefined,
      } as const
      const { kind } = await ledger.handle(walletDecider, uid, { ...about, id: newId(), command })
      if (kind === 'refused') throw new Error(`a command of the bench is refused: ${command.type}`)
    }
  }
  return log
}

function* commandsOf(count: number): Generator<WalletCommand> {
  yield {
    type: 'CreditCircleDeposit',
    input: { circleId: newId(), currency: 'USD', amount: '1000000' },
    given: { recorder: 'finance', currency: USD },
  }
  let withdrawalId = ''
  for (let at = 1; at < count; at += 1) {
    if (at % 3 === 1) withdrawalId = newId()
    yield [swap, () => request(withdrawalId), () => approve(withdrawalId)][at % 3]?.() as WalletCommand
  }
}

const request = (withdrawalId: string): WalletCommand => ({
  type: 'RequestWithdrawal',
  input: { withdrawalId, source: 'wallet', currency: 'USD', amount: '50', bankId: 'bank' },
  given: {
    verified: true,
    currency: USD,
    minimum: '20',
    bankUsable: true,
    today: '2026-11-21',
    fee: { fee: '5', feeRate: '0' },
  },
})

const approve = (withdrawalId: string): WalletCommand => ({
  type: 'ApproveWithdrawal',
  input: { withdrawalId },
  given: { approver: 'finance', currency: USD },
})

const swap = (): WalletCommand => {
  const price = { rate: '1', feeRate: '0.003' }
  const pair = { source: 'USD', target: 'USDC' }
  const sourceAmount = '100'
  return {
    type: 'Swap',
    input: { swapId: newId(), ...pair, sourceAmount },
    given: {
      verified: true,
      source: USD,
      target: USDC,
      price,
      now: '2026-03-01T00:00:00.000Z',
      quote: { ...pair, sourceAmount, ...price, expiresAt: '2026-03-01T00:00:30.000Z' },
    },
  }
}
