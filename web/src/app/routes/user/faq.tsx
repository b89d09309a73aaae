import { createFileRoute } from '@tanstack/react-router'
import { Faq } from '../../../features/account/public/faq.tsx'

export const Route = createFileRoute('/user/faq')({ component: Faq })
