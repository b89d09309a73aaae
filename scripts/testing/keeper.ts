import { keepProcess } from '../start/keep-process.ts'

// Keeps `kept-process.ts` running until killed.
keepProcess({
  name: 'kept',
  script: 'scripts/testing/kept-process.ts',
  environment: process.env,
  logFile: `${process.env.NOTES}.log`,
  say: () => {},
  giveUp: error => {
    throw error
  },
})
