import { command, query } from '../call.ts'
import * as wire from '../schemas.ts'

export const findable = query({
  path: '/user/findable/S',
  audience: 'user',
  summary: 'By what payers find the caller, and what they see of the caller’s name before a payment',
  answer: wire.records(wire.findable),
})

export const setHandle = command({
  path: '/user/handle/S',
  audience: 'user',
  summary: 'Chooses the caller’s handle, or gives it up; another one 30 days after the last choice',
  refuses: ['HANDLE_CHANGED_LATELY', 'HANDLE_TAKEN'],
  body: wire.handleBody,
  answer: wire.done,
})

export const setFindable = command({
  path: '/user/findable/S',
  audience: 'user',
  summary: 'Changes by what payers find the caller, and what they see of the caller’s name before a payment',
  body: wire.findableBody,
  answer: wire.done,
})
