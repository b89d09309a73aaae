import { createFileRoute } from '@tanstack/react-router'
import { ExportedFiles } from '../../../features/exports/admin/exported-files.tsx'

export const Route = createFileRoute('/admin/exports')({ component: ExportedFiles })
