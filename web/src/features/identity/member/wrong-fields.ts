import { wire } from '@strongroom/shared'
import type { FormErrors } from '../../../parts/error-words.ts'
import { formErrors } from '../../../parts/form-errors.ts'
import { FIELDS, type Form, PARTS, type Part, requiredOf, sentOf } from './form.ts'

/** Errors of a part's entries, by the schema of /v1 and by name. */
export const wrongFields = (form: Form, part: Part): FormErrors => {
  const errors = formErrors(wire.kycAddBody, sentOf(form))
  const names: readonly string[] = FIELDS[form.type][part]
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)))
}

/** Which documents are still needed. */
export const missingDocuments = (form: Form): readonly wire.KycDocumentKind[] =>
  requiredOf(form).filter(kind => !form.documents.some(document => document.kind === kind))

/** Whether nothing can be said against a part. */
export const isComplete = (form: Form, part: Part): boolean =>
  Object.keys(wrongFields(form, part)).length === 0 &&
  (part !== 'documents' || missingDocuments(form).length === 0)

/** The first part with something missing or wrong; none when all is there. */
export const firstIncomplete = (form: Form, parts: readonly Part[] = PARTS): Part | undefined =>
  parts.find(part => !isComplete(form, part))
