import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { cardTypeName } from '../queries.ts'
import { Choices } from './choices.tsx'

type CardTypesProps = {
  types: readonly wire.OfferedCardType[]
  value: string
  onChange: (id: string) => void
}

/** The types of cards that are offered, each a tile with its picture and its prices, of which one is chosen. */
export function CardTypes({ types, value, onChange }: CardTypesProps) {
  const { t } = useLingui()
  return (
    <Choices
      label={t`Type of card`}
      name="cardType"
      look="pictures"
      value={value}
      onChange={onChange}
      options={types.map(type => ({
        value: type.id,
        label: cardTypeName(type),
        detail: <Prices type={type} />,
        picture: <CardPicture image={type.card_img} />,
      }))}
    />
  )
}

/** The picture of a type of card; a bare card where it has none, or where it cannot be had. Its name stands beside it. */
export function CardPicture({ image }: { image: string }) {
  const [failed, setFailed] = useState<string>()
  if (image === '' || image === failed) return <span className="card-picture" aria-hidden />
  return <img className="card-picture" src={image} alt="" onError={() => setFailed(image)} />
}

function Prices({ type }: { type: wire.OfferedCardType }) {
  const { t } = useLingui()
  const shown = (amount: string) => amountText(amount, type.currency)
  const [price, loaded] = [shown(type.opening_fee), shown(type.initial_balance)]
  const [month, year] = [shown(type.monthly_fee), shown(type.annual_fee)]
  return (
    <>
      <span>{t`${price}, with ${loaded} on it`}</span>
      {!isZero(type.monthly_fee) && <span>{t`${month} a month`}</span>}
      {!isZero(type.annual_fee) && <span>{t`${year} a year`}</span>}
    </>
  )
}
