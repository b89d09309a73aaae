import {
  type ActName,
  actNames,
  acts,
  type LiveCatalogue,
  policyOf,
  usualOf,
} from '@strongroom/ledger/catalogue'
import { contract, type wire } from '@strongroom/shared'
import { one, rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { keeper } from '../platform/reference/keep-catalogue.ts'

/** The policy of an act as it holds now, with what may be chosen. */
const recordOf = (catalogue: LiveCatalogue, act: ActName): wire.Policy => {
  const { of, alone, proposers, deciders } = policyOf(catalogue, act)
  return {
    act,
    of,
    alone,
    usual: usualOf(catalogue, act),
    own: typeof catalogue.get('policy', act)?.alone === 'string' ? 1 : 0,
    proposers: [...proposers],
    deciders: [...deciders],
    most_proposers: [...acts[act].proposers],
    most_deciders: [...acts[act].deciders],
  }
}

const policies = implement(contract.office.policies, {
  handler: async (_, { catalogue }) => rows(actNames.map(act => recordOf(catalogue, act))),
})

const savePolicy = implement(contract.office.savePolicy, {
  handler: async (ask, parts) => {
    const { reason, ...policy } = ask.body
    const refused = await keeper(parts, 'policy').put(ask, policy, reason)
    return refused ?? one(recordOf(parts.catalogue, policy.act))
  },
})

/** The policy of what takes two administrators: looked at, and another one proposed. */
export const policyCalls: readonly Call[] = [policies, savePolicy]
