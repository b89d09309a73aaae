import { useLingui } from '@lingui/react/macro'
import { Button, FileButton, TextInput } from '@mantine/core'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Form, sendsTo, useForm } from '../../../parts/form.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { type AskedPayment, askedPaymentIn, payQrIn } from '../../../platform/codes/member/code-text.ts'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { quickPayAccess } from '../../../platform/members/member/queries.ts'
import { QuickPayTabs } from '../../quick-pay/member/quick-pay-tabs.tsx'
import { TakePayment } from './take-payment.tsx'
import { textInImage, useCamera } from './use-camera.ts'

/** Scans another member's pay code: by camera, from an image, or typed; then takes what it pays. */
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
  const pay = (search: AskedPayment) => void navigate({ to: '/quickpay', search })
  const id = code === undefined ? undefined : payQrIn(code)
  return id === undefined ? (
    <Find onFound={go} onPayee={pay} />
  ) : (
    <TakePayment key={id} id={id} onBack={() => go(undefined)} />
  )
}

type FindProps = {
  onFound: (id: string) => void
  /** The code asks for a payment, and does not make one. */
  onPayee: (asked: AskedPayment) => void
}

function Find({ onFound, onPayee }: FindProps) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const [isOn, setOn] = useState(false)
  const [isUnread, setUnread] = useState(false)
  const take = (text: string | undefined) => {
    const asked = text === undefined ? undefined : askedPaymentIn(text)
    if (asked !== undefined) return onPayee(asked)
    const id = text === undefined ? undefined : payQrIn(text)
    setUnread(id === undefined)
    if (id !== undefined) onFound(id)
  }
  const camera = useCamera(video, isOn, take)
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
          <Ways isOn={isOn} camera={camera} take={take} onOn={setOn} />
          {isUnread && (
            <Notice tone="wrong" title={t`That is no pay code`} isUrgent>
              {t`Try again with the whole QR code in the picture.`}
            </Notice>
          )}
        </div>
      </Panel>
      <TypedCode take={take} />
    </div>
  )
}

function TypedCode({ take }: { take: (text: string) => void }) {
  const { t } = useLingui()
  const form = useForm({ initial: { code: '' }, body: ({ code }) => code, send: sendsTo(take) })
  return (
    <Panel>
      <Form
        form={form}
        end={
          <Button type="submit" variant="default">
            {t`Look it up`}
          </Button>
        }
      >
        <TextInput
          {...form.text('code', t`Or enter the code`)}
          autoComplete="off"
          spellCheck={false}
          classNames={{ input: 'mono' }}
        />
      </Form>
    </Panel>
  )
}

type WaysProps = {
  isOn: boolean
  camera: ReturnType<typeof useCamera>
  take: (text: string | undefined) => void
  onOn: (isOn: boolean) => void
}

function Ways({ isOn, camera, take, onOn }: WaysProps) {
  const { t } = useLingui()
  return (
    <div className="row wrap gap-10">
      <Button
        leftSection={<IconCamera size={18} aria-hidden />}
        onClick={() => onOn(!isOn)}
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
  )
}
