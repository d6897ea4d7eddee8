import dallas from '#content/articles/dallas-texas-cpa.md'
import greenville from '#content/articles/greenville-north-carolina-cpa.md'
import jackson from '#content/articles/jackson-tennessee-cpa.md'
import nashville from '#content/articles/nashville-tennessee-cpa.md'
import oklahomaCity from '#content/articles/oklahoma-city-cpa.md'

export const articles = {
  '/blog/nashville-tennessee-cpa': nashville,
  '/blog/dallas-texas-cpa': dallas,
  '/blog/greenville-north-carolina-cpa': greenville,
  '/blog/jackson-tennessee-cpa': jackson,
  '/blog/oklahoma-city-cpa': oklahomaCity,
}
