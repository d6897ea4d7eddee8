import { devPages } from './build/dev-pages.ts'
import { viteOptions } from './build/vite-options.ts'

// npm run dev. The build has its own calls of Vite: build/bundle.ts.
export default { ...viteOptions, plugins: [devPages()] }
