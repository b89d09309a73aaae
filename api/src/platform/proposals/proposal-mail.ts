import { listMembersOfRole } from '@strongroom/projections/account'
import { listRecentProposals, type ProposalRow } from '@strongroom/projections/office'
import { inTransaction } from '@strongroom/projections/runner'
import type { Parts } from '../../dependencies.ts'
import { type ProposalMoment, proposalLetter } from '../../vault/mail/letters.ts'
import { postMail } from '../../vault/mail/post.ts'
import { decidersOf } from './policy.ts'

export type MailingParts = Pick<Parts, 'db' | 'members' | 'logger' | 'catalogue'>

type Told = {
  readonly id: string
  readonly change: ProposalRow['change']
  readonly moment: ProposalMoment
  /** The administrator who has just proposed or decided it; all others with the same right are told, and its proposer. */
  readonly by: string
  readonly proposer?: string | undefined
  /** Why it was rejected. */
  readonly reason?: string | undefined
}

/**
 * Writes to the other administrators about a proposal, each moment of it once. `postProposalLetters` tries failed
 * letters again: mail holds no change up.
 */
export const tellOfProposal = async (parts: MailingParts, told: Told): Promise<void> => {
  await post(parts, told).catch((err: unknown) =>
    parts.logger.warn({ err, proposal: told.id }, 'letters about a proposal could not be posted yet'),
  )
}

const post = async (
  { db, members, catalogue }: MailingParts,
  { id, change, moment, by, proposer, reason }: Told,
): Promise<void> => {
  const told = new Set(await listMembersOfRole(db, decidersOf(catalogue, change)))
  if (proposer !== undefined) told.add(proposer)
  const others = [...told].filter(uid => uid !== by)
  const profiles = await Promise.all(others.map(uid => members.byUid(uid)))
  const why = moment === 'rejected' && reason ? { reason } : {}
  const actor = namedActor(by, (await members.byUid(by))?.username)
  await inTransaction(db, async client => {
    const { rowCount } = await client.query(
      'insert into private.proposal_letters (proposal_id, moment) values ($1, $2) on conflict do nothing',
      [id, moment],
    )
    if (rowCount === 0) return
    for (const profile of profiles)
      if (profile)
        await postMail(client, proposalLetter(profile, { kind: change.kind, moment, by: actor, ...why }))
  })
}

/** An administrator by name and number, in one line; by number alone when the name has been erased. */
export const namedActor = (uid: string, username = ''): string => {
  const name = username.replaceAll(/\s+/g, ' ').trim()
  return name === '' ? uid : `${name} (${uid})`
}

const recentSeconds = 86_400
const moments: Readonly<Record<number, ProposalMoment>> = {
  0: 'waits',
  1: 'approved',
  [-1]: 'rejected',
  [-2]: 'withdrawn',
  [-3]: 'lapsed',
}

/** The requests themselves post most of the letters: they have some seconds for it. */
export const proposalLettersDue = `
  select min(coalesce(decided_at, created_at)) + interval '15 seconds' from views.proposals p
  where (created_at > now() - make_interval(secs => ${recentSeconds}) or decided_at > now() - make_interval(secs => ${recentSeconds}))
    and status <> 2 and not exists (select from private.proposal_letters l where l.proposal_id::text = p.id
      and l.moment = case p.status ${Object.entries(moments)
        .map(([status, moment]) => `when ${status} then '${moment}'`)
        .join(' ')} end)`

/** Posts what a crash kept from being posted: of every proposal of the last day, the letter about where it stands. */
export const postProposalLetters = (parts: MailingParts) => async (): Promise<void> => {
  const recent = await listRecentProposals(parts.db, recentSeconds)
  const { rows } = await parts.db.query<{ letter: string }>(
    `select proposal_id || ' ' || moment as letter from private.proposal_letters where proposal_id::text = any($1)`,
    [recent.map(({ id }) => id)],
  )
  const posted = new Set(rows.map(({ letter }) => letter))
  for (const { id, change, status, reason, proposed_by, decided_by } of recent) {
    const moment = moments[status]
    if (moment && !posted.has(`${id} ${moment}`))
      await tellOfProposal(parts, {
        id,
        change,
        moment,
        by: decided_by ?? proposed_by,
        proposer: proposed_by,
        reason: reason ?? undefined,
      })
  }
}
