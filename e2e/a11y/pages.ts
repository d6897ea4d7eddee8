import { paths } from '../../app/routes.ts'

/** Every page once: /bookkeeping is the page of /accounting (every-page.spec.ts compares them). */
export const pages = paths.filter((path) => path !== '/bookkeeping')
