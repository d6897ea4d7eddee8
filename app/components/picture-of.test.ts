import { expect, test } from 'vitest'
import { pictureOf } from './picture-of.ts'

const drawings = { 'service-accounting': '/a.svg', neutral: '/n.svg' }

test('a picture is an owner’s file, a drawing of its kind, or the neutral drawing', () => {
  expect(pictureOf(drawings, 'service', 'accounting')).toBe('/a.svg')
  expect(pictureOf(drawings, 'article', 'accounting')).toBe('/n.svg')
  expect(pictureOf(drawings, 'service', 'front desk.jpg')).toBe('/images/front%20desk.jpg')
})
