import type { ReactNode } from 'react'
import './prepaid-card.css'

/** One radio button with its words. */
export type Option = {
  readonly value: string
  readonly label: ReactNode
  readonly detail?: ReactNode
  readonly picture?: ReactNode
}

type ChoicesProps = {
  label: string
  name: string
  /** `pictures`: the picture of each stands above its words. */
  look?: 'pictures'
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
}

/** One of a few, each a tile. */
export function Choices({ label, name, look, options, value, onChange }: ChoicesProps) {
  return (
    <fieldset className="choices" data-look={look}>
      <legend>{label}</legend>
      {options.map(option => (
        <label key={option.value}>
          {option.picture}
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.detail && <span className="quiet">{option.detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
