import { contract } from '@strongroom/shared'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { file, one, refused, rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { guesses } from '../platform/step-up/account-limits.ts'
import { wrongPassword } from '../platform/step-up/credential-refusals.ts'
import { verifySecret } from '../vault/secrets.ts'

/** Each reads all that is kept of a member. */
const A_DAY = 5

const ask = implement(contract.exports.askOwnData, {
  limits: given => [
    ...guesses('password')(given),
    { key: `copy of data ${given.session?.uid}`, most: A_DAY, seconds: 86_400 },
  ],
  handler: async ({ body, session: { uid, email }, commandId: id, language }, { dataCopies, members }) => {
    if (!(await verifySecret(body.password, (await members.credentials(email))?.password)))
      return wrongPassword()
    return one({ id: await dataCopies.keep({ id, uid, language }) })
  },
})

const list = implement(contract.exports.ownData, {
  handler: async ({ session }, { dataCopies }) =>
    rows(
      (await dataCopies.ofMember(session.uid)).map(row => ({
        id: row.id,
        created_date: row.asked_at,
        status: row.status,
        finish_date: row.made_at,
        expire_date: row.expires_at,
        bytes: row.bytes,
      })),
    ),
})

const get = implement(contract.exports.ownDataFile, {
  handler: async ({ session: { uid }, params: { id } }, { dataCopies }) => {
    const own = (await dataCopies.ofMember(uid)).find(each => each.id === id)
    if (!own) throw HttpError.unknown()
    const bytes = await dataCopies.file(uid, id)
    if (!bytes) return refused('EXPORT_GONE', msg`The file is no longer kept: ask for it again`)
    return file({ bytes, type: 'application/zip', name: `strongroom-data-${own.asked_at.slice(0, 10)}.zip` })
  },
})

/** Copies of a member's own data: asked for here, made by the workers (`own-data/make-copies.ts`), kept for days. */
export const ownDataCalls: readonly Call[] = [ask, list, get]
