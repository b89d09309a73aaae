import { contract, type wire } from '@strongroom/shared'
import { Problem } from '../command/problem.ts'
import { done, rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'

type Channels = Readonly<Record<wire.NoticeChannel, boolean>>

/** Where notices of each kind come, in the order of the table. */
const channelsOf: Readonly<Record<wire.NoticeKind, Channels>> = {
  money: { shell: true, mail: true },
  'top-ups': { shell: true, mail: true },
  'bank-accounts': { shell: true, mail: true },
  withdrawals: { shell: false, mail: true },
  currencies: { shell: false, mail: true },
  cards: { shell: false, mail: true },
  identity: { shell: true, mail: true },
  safety: { shell: false, mail: true },
}

const kinds = Object.keys(channelsOf) as wire.NoticeKind[]

const list = implement(contract.account.noticeChoices, {
  handler: async ({ session }, { noticesOff }) => {
    const off = await noticesOff.of(session.uid)
    const cell = (kind: wire.NoticeKind, channel: wire.NoticeChannel) => {
      if (!channelsOf[kind][channel]) return null
      return off.some(each => each.kind === kind && each.channel === channel) ? 0 : 1
    }
    return rows(
      kinds.map(kind => ({
        kind,
        shell: cell(kind, 'shell'),
        mail: cell(kind, 'mail'),
        always: kind === 'safety' ? 1 : 0,
      })),
    )
  },
})

const choose = implement(contract.account.chooseNotice, {
  handler: async ({ session, body: { kind, channel, status } }, { noticesOff }) => {
    if (!channelsOf[kind][channel])
      throw Problem.invalid([{ path: 'channel', message: 'Notices of this kind do not come there' }])
    await noticesOff.switch(session.uid, { kind, channel, on: status === 1 })
    return done()
  },
})

/** Which notices a member gets: kinds by channels. */
export const noticeChoices: readonly Call[] = [list, choose]
