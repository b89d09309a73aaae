/** The text of an SQL file beside a module: `readSql(import.meta.url, 'table.sql')`. */
export declare const readSql: (module: string, file: string) => string
