import { readFileSync } from 'node:fs'

/** The text of an SQL file beside a module: `readSql(import.meta.url, 'table.sql')`. */
export const readSql = (module: string, file: string): string => readFileSync(new URL(file, module), 'utf8')
