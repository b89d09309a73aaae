import { useLingui } from '@lingui/react/macro'
import { Button, FileButton, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { Page } from '../../../app/shell/page.tsx'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../parts/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { instantText } from '../../../parts/time.ts'
import { Waiting } from '../../../parts/waiting.tsx'
import { WarmUp } from '../../account/member/locked-feature.tsx'
import { quickPayAccess } from '../../account/member/queries.ts'
import { PayeeCard } from '../../quick-pay/member/payee-card.tsx'
import { QuickPayTabs } from '../../quick-pay/member/quick-pay-tabs.tsx'
import { payQrIn } from './code-text.ts'
import { payInfo, scanPayQr } from './queries.ts'
import { textInImage, useCamera } from './use-camera.ts'

/** Scans somebody's pay code: by camera, from an image, or typed; then takes what it pays. */
export function Scan() {
  const { t } = useLingui()
  return (
    <Page title={t`Scan a pay code`}>
      <WarmUp access={quickPayAccess}>
        <QuickPayTabs />
        <div className="flow">
          <ScanOrTake />
        </div>
      </WarmUp>
    </Page>
  )
}

function ScanOrTake() {
  const { code }: { code?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const go = (next: string | undefined) =>
    void navigate({ to: '.', search: next === undefined ? {} : { code: next } })
  const id = code === undefined ? undefined : payQrIn(code)
  return id === undefined ? <Find onFound={go} /> : <Take key={id} id={id} onBack={() => go(undefined)} />
}

function Find({ onFound }: { onFound: (id: string) => void }) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const [isOn, setOn] = useState(false)
  const [typed, setTyped] = useState('')
  const [isUnread, setUnread] = useState(false)
  const take = (text: string | undefined) => {
    const id = text === undefined ? undefined : payQrIn(text)
    setUnread(id === undefined)
    if (id !== undefined) onFound(id)
  }
  const camera = useCamera(video, isOn, take)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take(typed)
  }
  return (
    <div className="stack">
      <Panel>
        <div className="stack">
          <video
            ref={video}
            muted
            playsInline
            aria-label={t`Camera`}
            style={{
              width: '100%',
              borderRadius: 8,
              display: camera === 'on' || camera === 'starting' ? 'block' : 'none',
            }}
          />
          {camera === 'none' && (
            <Notice tone="wrong" title={t`The camera cannot be used`} isUrgent>
              {t`Allow it for this page, or choose an image of the code.`}
            </Notice>
          )}
          <div className="row wrap" style={{ gap: 10 }}>
            <Button
              leftSection={<IconCamera size={18} aria-hidden />}
              onClick={() => setOn(!isOn)}
              loading={camera === 'starting'}
            >
              {isOn && camera !== 'none' ? t`Stop the camera` : t`Scan by camera`}
            </Button>
            <FileButton
              accept="image/*"
              onChange={image => {
                if (image) void textInImage(image).then(take)
              }}
            >
              {props => (
                <Button {...props} variant="default" leftSection={<IconPhoto size={18} aria-hidden />}>
                  {t`Choose an image`}
                </Button>
              )}
            </FileButton>
          </div>
          {isUnread && (
            <Notice tone="wrong" title={t`That is no pay code`} isUrgent>
              {t`Try again with the whole QR code in the picture.`}
            </Notice>
          )}
        </div>
      </Panel>
      <form onSubmit={submit} noValidate>
        <Panel>
          <div className="stack">
            <TextInput
              label={t`Or enter the code`}
              name="code"
              autoComplete="off"
              spellCheck={false}
              classNames={{ input: 'mono' }}
              value={typed}
              onChange={event => setTyped(event.currentTarget.value)}
            />
            <Button type="submit" variant="default">
              {t`Look it up`}
            </Button>
          </div>
        </Panel>
      </form>
    </div>
  )
}

function Take({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const query = useQuery({
    queryKey: ['pay-info', id],
    queryFn: () => payInfo(id),
    retry: false,
  })
  const { data: info, error } = query
  const scan = useSubmit(scanPayQr)
  const again = (
    <Button variant="default" size="lg" onClick={onBack}>
      {t`Scan another`}
    </Button>
  )
  if (scan.data) return <Taken result={scan.data} again={again} />
  const failed = scan.error ?? error
  if (failed)
    return (
      <div className="stack">
        <Notice tone="wrong" title={words(problemOf(failed))} isUrgent />
        <div className="flow-actions">{again}</div>
      </div>
    )
  if (!info) return <Waiting query={query} />
  const shown = amountText(info.amount, info.currency)
  return (
    <Panel>
      <StepTitle>{t`This code pays you`}</StepTitle>
      <PayeeCard payee={{ uid: info.uid, username: info.username, quickpay_status: 1 }} />
      <Facts
        rows={[
          {
            label: t`You receive`,
            value: <Money amount={info.amount} currency={info.currency} exact isStrong />,
          },
          { label: t`Valid until`, value: instantText(info.expired_date) },
        ]}
      />
      <div className="flow-actions">
        {again}
        <Button size="lg" loading={scan.isPending} onClick={() => scan.mutate(id)}>
          {t`Receive ${shown}`}
        </Button>
      </div>
    </Panel>
  )
}

function Taken({ result, again }: { result: wire.ScanResult; again: React.ReactNode }) {
  const { t } = useLingui()
  const shown = amountText(result.amount, result.currency)
  return (
    <div className="stack">
      <StepTitle>{t`Received`}</StepTitle>
      <Notice tone="proven" title={t`${shown} is in your wallet`} isUrgent>
        {t`from ${result.username}, user ID ${result.uid}`}
      </Notice>
      <div className="flow-actions" style={{ marginTop: 0 }}>
        {again}
        <Button size="lg" renderRoot={props => <Link {...props} to="/digitalaccount" />}>
          {t`See my wallet`}
        </Button>
      </div>
    </div>
  )
}
