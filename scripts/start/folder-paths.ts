import { join } from 'node:path'

/** The files of the embedded default in `DATA_DIR`. */
export const folderPaths = (folder: string) => ({
  lock: join(folder, 'running.json'),
  secrets: join(folder, 'secrets.json'),
  demo: join(folder, 'demo.json'),
  preparing: join(folder, 'preparing'),
  postgres: join(folder, 'postgres'),
  postgresPort: join(folder, 'postgres-port'),
  logs: join(folder, 'logs'),
})
