import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { WaitingButton } from '../parts/waiting-button.tsx'

/** Petrol, light to dark. Shade 7 is the accent on white, shade 3 on dark. */
const petrol: MantineColorsTuple = [
  '#e2eff5',
  '#c3deea',
  '#9bcadd',
  '#74c7e8',
  '#3f9cc0',
  '#1c7fa5',
  '#0f6e92',
  '#0a5f80',
  '#084e69',
  '#053a4f',
]

/** Mantine's greys of the dark scheme, in our ink instead of neutral grey. */
const dark: MantineColorsTuple = [
  '#e9eff1',
  '#c3d0d5',
  '#a0b2ba',
  '#6c7f88',
  '#33434b',
  '#243239',
  '#18242a',
  '#111a1f',
  '#0d1519',
  '#0a1115',
]

const waitingButton = (props: ComponentProps<typeof WaitingButton>) => <WaitingButton {...props} />

/** Values that Mantine reads once. Everything else comes from tokens.css. */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 3 },
  // Mantine writes white on every filled control; on the light accent of the dark scheme that cannot be read.
  variantColorResolver: input => ({
    ...defaultVariantColorsResolver(input),
    ...(input.variant === 'filled' ? { color: 'var(--on-accent)' } : {}),
  }),
  colors: { petrol, dark },
  black: '#0f1b21',
  fontFamily: 'var(--font-latin), var(--font-cjk), system-ui, sans-serif',
  fontFamilyMonospace: 'var(--font-mono)',
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  radius: { sm: '6px', md: '8px', lg: '12px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '12.5px', sm: '14px', md: '15px', lg: '17px', xl: '20px' },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '98.75em' },
  components: {
    Button: { defaultProps: { size: 'md', renderRoot: waitingButton } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NativeSelect: {
      defaultProps: {
        size: 'md',
        rightSection: <IconChevronDown size={16} aria-hidden />,
        rightSectionPointerEvents: 'none',
      },
    },
    Textarea: { defaultProps: { size: 'md' } },
  },
})
