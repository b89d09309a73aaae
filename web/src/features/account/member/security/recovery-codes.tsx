import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { saveText } from '../../../../client/files.ts'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import './security.css'

/** Recovery codes, the one time that they are shown: to copy, to save, and then to leave behind. */
export function RecoveryCodes({ title, codes }: { title: string; codes: readonly string[] }) {
  const { t } = useLingui()
  const text = `${codes.join('\n')}\n`
  const save = () => saveText({ name: 'strongroom-recovery-codes.txt', type: 'text/plain', text })
  return (
    <Panel>
      <div className="stack">
        <Notice tone="proven" title={title} isUrgent />
        <div>
          <StepTitle>{t`Keep these recovery codes`}</StepTitle>
          <p className="quiet mt-4">
            {t`We show them only once. If you lose your phone, each of them signs you in once in place of a code of the app. Keep them where you can find them without your phone.`}
          </p>
        </div>
        <ul className="recovery-codes" aria-label={t`Recovery codes`}>
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="row wrap">
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
            {t`Save as a file`}
          </Button>
          <span className="row gap-4">
            <CopyButton text={text} what={t`Copy the recovery codes`} />
            <span className="quiet" aria-hidden>
              {t`Copy`}
            </span>
          </span>
        </div>
        <Button size="lg" fullWidth renderRoot={props => <Link {...props} to="/setting/security" />}>
          {t`I have saved them`}
        </Button>
      </div>
    </Panel>
  )
}
