import { workersContract } from './workers.contract.ts'

workersContract('PostgreSQL', async () => ({ url: undefined, stop: async () => {} }))
