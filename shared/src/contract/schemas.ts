/**
 * The vocabulary of /v1: the bodies, filters and answers of each call, as valibot schemas. The API validates with them, the web
 * client types with them.
 */
export * from './answers.ts'
export * from './field-messages.ts'
export * from './filters.ts'
export * from './refusal-codes.ts'
export * from './schemas.gen.ts'
export * from './words.ts'
