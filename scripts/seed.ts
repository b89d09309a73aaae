import { inWords } from '@strongroom/api/process'

// Brings in the demo members: the program of `npm start` for it, as a process of its own.
await inWords(() => import('./seed/bring-demo.ts'))
