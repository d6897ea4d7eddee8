import { z } from 'zod'
import { head, line, text } from '../fields.ts'
import * as section from '../sections.ts'

/** The questions are in content/faq.yaml. */
export const faq = z.object({ title: line, lead: text, alt: line, caption: text, heading: line })

export const faqPage = z.object({ head, faq, closing: section.closing })
