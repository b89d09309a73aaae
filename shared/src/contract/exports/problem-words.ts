import { msg, type Word } from '#words'

/** Reasons for which an export was not made, and what to do. */
export const exportProblems = {
  forbidden: msg`Your role may not read this list any more. Ask a superadmin if you need it.`,
  broken: msg`The server has tried several times. Choose a shorter period and save the list again; if that fails too, tell an operator.`,
} as const satisfies Readonly<Record<string, Word>>
