import { msg } from '#words'

/** Operators' mails about the books. `{findings}` is one line each, `{left}` how many still stand. */
export const alarmWords = {
  foundSubject: msg`Strongroom: the books do not match`,
  foundText: msg({
    message:
      'The proof has found something wrong:\n\n{findings}\n\nDecide nothing that pays out until it is understood. `npm run strongroom -- status` lists all that stands. Nothing repairs itself; you get one more mail when it is gone.',
  }),
  goneSubject: msg`Strongroom: a difference in the books is gone`,
  goneText: msg({
    message: 'The proof no longer finds:\n\n{findings}\n\nFindings that still stand: {left}.',
  }),
}
