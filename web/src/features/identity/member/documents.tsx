import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { wire } from '@strongroom/shared'
import { useState } from 'react'
import { DocumentTile } from './document-tile.tsx'
import { type Form, requiredOf, type Shown, scopeOf } from './form.ts'
import { useDocumentWords } from './use-document-words.ts'
import { missingDocuments } from './wrong-fields.ts'

type DocumentsProps = {
  form: Form
  onDocuments: (change: (documents: readonly Shown[]) => readonly Shown[]) => void
  /** Whether what is missing is said. */
  isAsked: boolean
  /** Whether only the documents' names are shown, as to an administrator who enters them for a member. */
  isBrief?: boolean
}

/** A place for every document that is needed. Of the shareholders' there may be several. */
export function Documents({ form, onDocuments, isAsked, isBrief = false }: DocumentsProps) {
  const { t } = useLingui()
  const scope = scopeOf(form)
  const words = useDocumentWords(scope.id_type)
  const [isAdding, setAdding] = useState(false)
  const missing = isAsked ? missingDocuments(form) : []
  const put = (place: Shown | undefined) => (document: Shown) => {
    setAdding(false)
    onDocuments(before =>
      place && before.some(({ file }) => file === place.file)
        ? before.map(each => (each.file === place.file ? document : each))
        : [...before, document],
    )
  }
  const placesOf = (kind: wire.KycDocumentKind): readonly (Shown | undefined)[] => {
    const there = form.documents.filter(document => document.kind === kind)
    if (kind !== 'shareholder_id') return [there[0]]
    return there.length === 0 || isAdding ? [...there, undefined] : there
  }
  return (
    <div className="stack gap-12">
      {requiredOf(form).map(kind => {
        const { name, why, how } = words[kind]
        const places = placesOf(kind)
        const isMore = kind === 'shareholder_id' && places.at(-1) && places.length < wire.mostShareholders
        return (
          <div key={kind} className="stack gap-8">
            {places.map((place, index) => (
              <DocumentTile
                key={index}
                kind={kind}
                name={places.length > 1 ? `${name} (${index + 1})` : name}
                {...(isBrief || index > 0 ? {} : { why, how })}
                document={place}
                onDocument={put(place)}
                onRemove={
                  place && places.length > 1
                    ? () => onDocuments(before => before.filter(each => each.file !== place.file))
                    : undefined
                }
                error={missing.includes(kind) ? t`This document is needed.` : undefined}
              />
            ))}
            {isMore && (
              <div>
                <Button variant="default" size="sm" onClick={() => setAdding(true)}>
                  {t`Add another shareholder`}
                </Button>
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}
