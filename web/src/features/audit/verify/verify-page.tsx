import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { readSession } from '../../../client/session.ts'
import { Notice } from '../../../parts/notice.tsx'
import { EntryPage, SignInLink } from '../../../parts/page/entry-page.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { CheckedBalances } from './checked-balances.tsx'
import { CheckedReceipt } from './checked-receipt.tsx'
import { FileChooser } from './file-chooser.tsx'
import { KeyFields, type Keys, keyLines } from './key-fields.tsx'
import { type Chosen, checkQuery, logKeysQuery } from './queries.ts'

/** Checks a receipt on the reader's own device. The reader need not be signed in, and nothing of the file is sent. */
export function VerifyPage() {
  const { t } = useLingui()
  const [file, setFile] = useState<Chosen>()
  const [keys, setKeys] = useState<Keys>({ key: undefined, witnesses: '' })
  const { data: platform } = useQuery(logKeysQuery)
  const key = (keys.key ?? platform?.today ?? '').trim()
  const checked = useQuery(checkQuery(file, key, keyLines(keys.witnesses)))
  return (
    <EntryPage title={t`Check a receipt`}>
      <div className="stack">
        <Heading />
        <FileChooser file={file} onFile={setFile} />
        <KeyFields keys={keys} onChange={setKeys} />
        {file && key === '' && (
          <Notice tone="waiting" title={t`Enter the public key of the log to check the receipt.`} />
        )}
        {file && checked.isError && (
          <Notice tone="wrong" title={t`This browser cannot check it. Use the script below.`} isUrgent />
        )}
        {file && checked.data?.balances && (
          <CheckedBalances checked={checked.data.balances} isSealed={checked.data.holds} />
        )}
        {file && checked.data && <CheckedReceipt checked={checked.data} />}
        <p className="quiet">
          <Trans>
            It can be checked without this page as well: with{' '}
            <a href="/verify-receipt.mjs" download>
              a script for Node.js
            </a>{' '}
            of 200 lines that you can read, or with any program for C2SP proofs.
          </Trans>
        </p>
        <p>{readSession() ? <Link to="/dashboard">{t`Back to home`}</Link> : <SignInLink />}</p>
      </div>
    </EntryPage>
  )
}

function Heading() {
  const { t } = useLingui()
  return (
    <div>
      <StepTitle>{t`Check a receipt`}</StepTitle>
      <p className="lead mb-0">
        {t`A receipt proves that a movement stands in our books as it was written. It is checked here, on your device: the file is not sent to us.`}
      </p>
      <p className="quiet mb-0">
        {t`The proof that your balances are counted in what we owe members is checked here as well.`}
      </p>
    </div>
  )
}
