export { type FreshDatabase, freshDatabase } from './fresh-database.ts'
