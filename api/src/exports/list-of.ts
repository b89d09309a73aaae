import { type AnyContract, contract } from '@strongroom/shared'

const declared: readonly AnyContract[] = Object.values(contract).flatMap(group =>
  Object.values<AnyContract>(group),
)

/** The contract of a list by its path; nothing when a newer version has it no more. */
export const contractOf = (path: string): AnyContract | undefined =>
  declared.find(call => call.method === 'GET' && call.path === path)
