import { contract, fillCanned, shownText, textFields } from '@strongroom/shared'
import { refusalOf } from '../command/refusals.ts'
import { rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { bySort, catalogueCalls } from '../platform/reference/catalogue-calls.ts'

const canned = implement(contract.support.canned, {
  handler: async ({ session, params: { id } }, { catalogue, members, supportCases }) => {
    const found = await supportCases.find(id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    const [names, member] = await Promise.all([
      members.namesOf([found.uid, session.uid]),
      members.byUid(found.uid),
    ])
    const [administrator = ''] = names(session.uid).username.split(/\s/)
    const values = { member: names(found.uid).username, reference: found.reference, administrator }
    const offered = catalogue.list('canned-answer').filter(({ status }) => status === 1)
    return rows(
      offered.toSorted(bySort).flatMap(answer => {
        const shown = shownText(answer, textFields, member?.language ?? 'en')
        const filled = shown && fillCanned(shown.text, values)
        return filled
          ? [{ id: answer.id, title: answer.title, language: shown.language, answer: filled }]
          : []
      }),
    )
  },
})

/** The canned answers of customer service: kept as reference data, and filled in for a case. */
export const cannedAnswers: readonly Call[] = [
  ...catalogueCalls({ kind: 'canned-answer', calls: contract.cannedAnswer, unique: ['title'] }),
  canned,
]
