// An empty stand-in for parts of Sveltia that our forms don't use.
export default {}
