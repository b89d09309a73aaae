import { currentTag } from '../i18n/i18n.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Bytes in the unit that says enough: `12 kB`, `3.4 MB`. */
export function bytesText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const unit = UNITS[power] ?? 'byte'
  return new Intl.NumberFormat(currentTag(), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumSignificantDigits: 3,
  }).format(bytes / 1000 ** power)
}
