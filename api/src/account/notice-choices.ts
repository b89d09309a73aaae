import { contract, wire } from '@strongroom/shared'
import { done, rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'

/** The kinds of notices, in the order of the table. */
const kinds = wire.noticeKind.options

/** Notices about safety come by mail alone: they are for the member, also while somebody else holds the session. */
const comes = (kind: wire.NoticeKind, channel: wire.NoticeChannel): boolean =>
  kind !== 'safety' || channel === 'mail'

const list = implement(contract.account.noticeChoices, {
  handler: async ({ session }, { noticesOff }) => {
    const off = await noticesOff.of(session.uid)
    const cell = (kind: wire.NoticeKind, channel: wire.NoticeChannel) => {
      if (!comes(kind, channel)) return null
      return off.some(each => each.kind === kind && each.channel === channel) ? 0 : 1
    }
    return rows(
      kinds.map(kind => ({
        kind,
        shell: cell(kind, 'shell'),
        mail: cell(kind, 'mail'),
        push: cell(kind, 'push'),
        always: kind === 'safety' || kind === 'house' ? 1 : 0,
      })),
    )
  },
})

const choose = implement(contract.account.chooseNotice, {
  handler: async ({ session, body: { kind, channel, status } }, { noticesOff }) => {
    await noticesOff.set(session.uid, { kind, channel, on: status === 1 })
    return done()
  },
})

/** Which notices a member gets: kinds by channels. */
export const noticeChoices: readonly Call[] = [list, choose]
