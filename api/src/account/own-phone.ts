import { randomUUID } from 'node:crypto'
import { configOf } from '@strongroom/ledger/catalogue'
import { contract } from '@strongroom/shared'
import { msg } from '#words'
import { AuthExpired } from '../command/http-error.ts'
import { done, refused } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { onePhone } from '../platform/members/phone-number.ts'
import { guesses } from '../platform/step-up/account-limits.ts'
import { wrongCode } from '../platform/step-up/credential-refusals.ts'
import { codeMessage } from '../vault/mail/letters.ts'
import { canSendMessages } from '../vault/sms/gateway.ts'

const secondsADay = 86_400

const messageCode = implement(contract.account.messageCode, {
  limits: ({ session, body }, { catalogue }) => {
    const { area_code, phone } = onePhone(body)
    const most = Number(configOf(catalogue, 'smsDailyLimit'))
    return [
      { key: `sms ${area_code}${phone}`, most, seconds: secondsADay },
      { key: `sms of ${session?.uid}`, most: 20, seconds: secondsADay },
    ]
  },
  handler: async ({ session: { uid }, body, askers }, { config, members, codes }) => {
    const { area_code, phone } = onePhone(body)
    const { scene } = body
    if (!canSendMessages(config))
      return refused('SMS_UNAVAILABLE', msg`Messages to phones are not available at present`)
    const member = await members.byUid(uid)
    if (!member) throw new AuthExpired('the member is gone')
    await codes.sendToPhone({ uid, number: area_code + phone, scene, askers: askers() }, code =>
      codeMessage(member.language, scene, code),
    )
    return done()
  },
})

const setPhone = implement(contract.account.setPhone, {
  limits: guesses('code'),
  handler: async ({ session: { uid }, body, askers }, { codes, members }) => {
    const { area_code, phone } = onePhone(body)
    const { code } = body
    const asked = { email: area_code + phone, scene: 'kyc', askers: askers() } as const
    if (code !== undefined && !(await codes.use(asked, code, randomUUID()))) return wrongCode()
    await members.setPhone(uid, { areaCode: area_code, phone, proven: code !== undefined })
    return done()
  },
})

/** The signed-in member's phone number, and the code that proves it. */
export const ownPhone: readonly Call[] = [messageCode, setPhone]
